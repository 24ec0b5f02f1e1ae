/** The keys that lead to a value inside a file: ['blocks', 0, 'heading']. */
export type DataPath = readonly (string | number)[];
