import { createContext } from "react";

/**
 * Marks the inline scripts that we write ourselves while a page is rendered. The mark is random and taken out again
 * before the page leaves, so a script that content brought in can never carry it.
 */
export const ScriptMark = createContext<string | undefined>(undefined);
