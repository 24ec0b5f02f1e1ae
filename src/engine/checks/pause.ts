/** Lets other work be done in the middle of a long task. @returns whether the task is to go on; what it has found by then is not used */
export type Pause = () => Promise<boolean>;

export const withoutPause: Pause = async () => true;
