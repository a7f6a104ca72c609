import displayLatin from "./fonts/display-latin.woff2?url&no-inline";
import displaySerbian from "./fonts/display-serbian.woff2?url&no-inline";
import textLatin from "./fonts/text-latin.woff2?url&no-inline";
import textSerbian from "./fonts/text-serbian.woff2?url&no-inline";

/** All four are above the fold in both languages (the clubs' names carry č and š in English, too). */
export const fontFiles: readonly string[] = [displayLatin, textLatin, displaySerbian, textSerbian];
