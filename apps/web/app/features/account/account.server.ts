import { m } from "../../paraglide/messages.js";

export type AccountData = ReturnType<typeof loadAccount>;

/** Only texts: the member's data is loaded in the browser. */
export function loadAccount() {
	return {
		title: m.account_page_title(),
		description: m.account_page_description(),
		heading: m.account_page_heading(),
		lead: m.account_page_lead(),
		membersOnly: {
			title: m.account_members_only_title(),
			text: m.account_members_only(),
			logIn: m.account_login_send(),
		},
	};
}
