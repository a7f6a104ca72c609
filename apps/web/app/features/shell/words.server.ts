import { brand } from "@kvart/contract/brand";
import { m } from "../../paraglide/messages.js";
import type { ShellWords } from "./words.ts";

/** The words of header, bar and notice in the page's language. */
export function shellWords(): ShellWords {
	return {
		skip: m.shell_skip(),
		homeLink: m.shell_home_link({ name: brand.name }),
		mainMenu: m.shell_main_menu(),
		menu: m.shell_menu(),
		closeMenu: m.shell_close_menu(),
		shortcuts: m.shell_shortcuts(),
		home: m.shell_home(),
		schedule: m.shell_schedule(),
		chooseSchedule: m.shell_choose_schedule(),
		clubs: m.shell_clubs(),
		application: m.shell_application(),
		freeTrial: m.shell_free_trial(),
		logIn: m.shell_log_in(),
		logOut: m.shell_log_out(),
		account: m.shell_account(),
		language: m.shell_language(),
		follow: m.shell_follow(),
		terms: m.shell_terms(),
		cookies: m.shell_cookie_title(),
		cookieText: m.shell_cookie_text(),
		acceptCookies: m.shell_cookie_accept(),
	};
}
