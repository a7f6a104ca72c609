import { createContext, useContext } from "react";

export type ShellWords = Record<
	| "skip"
	| "homeLink"
	| "mainMenu"
	| "menu"
	| "closeMenu"
	| "shortcuts"
	| "home"
	| "schedule"
	| "chooseSchedule"
	| "clubs"
	| "application"
	| "freeTrial"
	| "logIn"
	| "logOut"
	| "account"
	| "language"
	| "follow"
	| "terms"
	| "cookies"
	| "cookieText"
	| "acceptCookies",
	string
>;

/**
 * The shell is on every page, and every byte of its script, too. So its words come with the page's data, in one
 * language, where a message would bring both.
 */
export const Words = createContext<ShellWords | null>(null);

export function useWords(): ShellWords {
	const words = useContext(Words);
	if (!words) throw new Error("useWords needs the Shell above it: only its own parts use it.");
	return words;
}
