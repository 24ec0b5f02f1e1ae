// Runs on the server and in the browser.

/** How a form is sent where its YAML does not say. Times in milliseconds. */
export const submitDefaults = { encoding: 'json', timeout: 15_000, delay: 2_000 } as const;

/** How many lines of a long text are visible where its YAML does not say. */
export const defaultRows = 5;
