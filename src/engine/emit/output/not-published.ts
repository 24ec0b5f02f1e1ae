/** A folder may not be written. The message is the end of a sentence that begins with its name. */
export class NotPublished extends Error {}
