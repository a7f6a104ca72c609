import { brand } from "@kvart/contract/brand";
import { m } from "../../paraglide/messages.js";

export type AccountData = ReturnType<typeof loadAccount>;
export type AccountTexts = AccountData["texts"];

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
		texts: {
			sections: m.account_sections(),
			bookings: m.account_bookings(),
			failed: { text: m.account_load_failed(), again: m.account_load_again() },
			favourites: { heading: m.favourites_heading(), text: m.favourites_text() },
			reminders: { heading: m.reminders_heading(), text: m.reminders_text() },
			profile: profileTexts(),
			email: {
				open: m.account_change_email(),
				text: m.account_change_email_text(),
				newEmail: m.account_new_email(),
				send: m.account_change_email_send(),
				sent: m.account_change_email_sent({ email: "{email}", old: "{old}" }),
			},
			password: passwordTexts(),
			providers: providerTexts(),
			passkeys: passkeyTexts(),
			devices: {
				heading: m.account_devices(),
				text: m.account_devices_text(),
				unknown: m.account_device_unknown(),
				current: m.account_device_current(),
				since: m.account_device_since({ date: "{date}" }),
				end: m.account_end_sessions(),
				ended: m.account_sessions_ended(),
				endOne: m.account_device_end(),
				endOneOf: m.account_device_end_of({ device: "{device}" }),
				endedOne: m.account_device_ended(),
			},
			data: {
				heading: m.account_data(),
				text: m.account_data_text(),
				send: m.account_data_send(),
				file: `${brand.name.toLowerCase()}-${m.account_data_file()}.json`,
			},
			removal: removalTexts(),
			proof: proofTexts(),
		},
	};
}

function profileTexts() {
	return {
		heading: m.account_profile(),
		text: m.account_profile_text(),
		firstName: m.account_first_name(),
		lastName: m.account_last_name(),
		email: m.account_email(),
		phone: m.account_phone(),
		language: m.account_language(),
		languages: { sr: m.account_language_sr(), en: m.account_language_en() },
		save: m.account_save(),
		saved: m.account_saved(),
	};
}

function passwordTexts() {
	return {
		heading: m.account_change_password(),
		text: m.account_change_password_text(),
		old: m.account_old_password(),
		new: m.account_new_password(),
		hint: m.account_password_hint(),
		repeat: m.account_repeat_password(),
		send: m.account_change_password_send(),
		changed: m.account_password_changed(),
		none: m.account_no_password(),
		create: m.account_no_password_send(),
	};
}

function providerTexts() {
	const provider = "{provider}";
	return {
		heading: m.account_providers(),
		text: m.account_providers_text(),
		isLinked: m.account_provider_is_linked(),
		notLinked: m.account_provider_not_linked(),
		link: m.account_provider_link({ provider }),
		unlink: m.account_provider_unlink({ provider }),
		linked: m.account_provider_linked({ provider }),
		unlinked: m.account_provider_unlinked({ provider }),
		only: m.account_provider_only(),
		confirm: m.account_provider_confirm(),
		failed: m.account_social_failed(),
	};
}

function passkeyTexts() {
	return {
		heading: m.account_passkeys(),
		text: m.account_passkeys_text(),
		since: m.account_passkey_since({ date: "{date}" }),
		used: m.account_passkey_used({ date: "{date}" }),
		add: m.account_passkey_add(),
		addHeading: m.account_passkey_add_heading(),
		addText: m.account_passkey_add_text(),
		name: m.account_passkey_name(),
		nameHint: m.account_passkey_name_hint(),
		added: m.account_passkey_added(),
		rename: m.account_passkey_rename(),
		save: m.account_save(),
		remove: m.account_passkey_remove(),
		removed: m.account_passkey_removed(),
		impossible: m.account_passkey_impossible(),
	};
}

function removalTexts() {
	return {
		heading: m.account_delete(),
		text: m.account_delete_text(),
		open: m.account_delete_open(),
		sheet: m.account_delete_heading(),
		confirm: m.account_delete_confirm(),
		send: m.account_delete_send(),
		keep: m.account_delete_keep(),
		done: m.account_deleted(),
	};
}

export function proofTexts() {
	return {
		heading: m.account_proof_heading(),
		text: m.account_proof_text(),
		password: m.account_password(),
		send: m.account_proof_send(),
		passkey: m.account_proof_passkey(),
		provider: m.account_proof_provider({ provider: "{provider}" }),
		mail: m.account_proof_mail(),
		mailed: m.account_proof_mailed({ email: "{email}" }),
		done: m.account_proof_done(),
	};
}
