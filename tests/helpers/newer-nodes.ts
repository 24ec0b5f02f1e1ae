/** The versions of Node that everything is tried with besides the one that runs the tests; the registry's package `node` brings them. */
export const newerNodes = [22, 24] as const;
