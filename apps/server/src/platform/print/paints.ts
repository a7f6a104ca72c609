/** The site's colours. Paper stays white. */
export const ink = "#0b0d0e";
export const bone = "#f5f3ec";
export const stone = "#d9d5ca";
export const lime = "#c8ff2e";
export const quiet = "#4d5356";
