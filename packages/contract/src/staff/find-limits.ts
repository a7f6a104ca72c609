// Apart from the schemas, because the office loads no schema library.

/** Shorter texts match too many people. */
export const fewestFindLetters = 2;
/** The most results of each kind. */
export const mostFound = 6;
