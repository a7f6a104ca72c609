import { m } from "../../../paraglide/messages.js";

const entities: Partial<Record<string, () => string>> = {
	account: m.administration_entity_account,
	booking: m.administration_entity_booking,
	enquiry: m.administration_entity_enquiry,
	member: m.administration_entity_member,
	contact: m.administration_entity_contact,
	settings: m.administration_entity_settings,
	post: m.administration_entity_post,
	event: m.administration_entity_event,
	home_banner: m.administration_entity_home_banner,
	picture: m.administration_entity_picture,
	period: m.administration_entity_period,
	schedule_change: m.administration_entity_schedule_change,
	guest_call: m.administration_entity_guest_call,
	training: m.administration_entity_training,
	trainer: m.administration_entity_trainer,
	gym: m.administration_entity_gym,
	price_list: m.administration_entity_price_list,
	padel: m.administration_entity_padel,
	question: m.administration_entity_question,
	terms_block: m.administration_entity_terms_block,
	promotion: m.administration_entity_promotion,
	reply_template: m.administration_entity_reply_template,
	wait: m.administration_entity_wait,
	video_group: m.administration_entity_video_group,
	group_code: m.administration_entity_group_code,
	video: m.administration_entity_video,
};

/** Actions without their own label are composed of entity and verb. */
const actions: Partial<Record<string, () => string>> = {
	"account.changed": m.administration_action_account_changed,
	"account.invited": m.administration_action_account_invited,
	"account.blocked": m.administration_action_account_blocked,
	"account.unblocked": m.administration_action_account_unblocked,
	"account.logged_out": m.administration_action_account_logged_out,
	"account.second_factor_on": m.administration_action_factor_on,
	"account.second_factor_off": m.administration_action_factor_off,
	"account.second_factor_reset": m.administration_action_factor_reset,
	"account.recovery_codes_renewed": m.administration_action_recovery_renewed,
	"account.recovery_code_used": m.administration_action_recovery_used,
	"account.code_failed": m.administration_action_code_failed,
	"account.unlock_failed": m.administration_action_unlock_failed,
	"member.passkey_added": m.administration_action_passkey_added,
	"member.passkey_removed": m.administration_action_passkey_removed,
	"member.login_failed": m.administration_action_login_failed,
	"picture.uploaded": m.administration_action_picture_uploaded,
	"settings.changed": m.administration_action_settings_changed,
	"member.registered": m.administration_action_member_registered,
	"member.confirmed": m.administration_action_member_confirmed,
	"member.changed": m.administration_action_member_changed,
	"member.password_changed": m.administration_action_password_changed,
	"member.password_reset": m.administration_action_password_reset,
	"member.logged_out_everywhere": m.administration_action_logged_out_everywhere,
	"member.session_ended": m.administration_action_session_ended,
	"member.provider_linked": m.administration_action_provider_linked,
	"member.provider_unlinked": m.administration_action_provider_unlinked,
	"member.email_change_requested": m.administration_action_email_change_requested,
	"member.email_change_stopped": m.administration_action_email_change_stopped,
	"member.email_changed": m.administration_action_email_changed,
	"member.expired": m.administration_action_member_expired,
	"member.erased": m.administration_action_member_erased,
	"contact.erased": m.administration_action_contact_erased,
	"member.blocked": m.administration_action_member_blocked,
	"member.unblocked": m.administration_action_member_unblocked,
	"member.confirmation_sent": m.administration_action_confirmation_sent,
	"member.national_id_shown": m.administration_action_national_id_shown,
	"member.note_added": m.administration_action_note_added,
	"member.note_removed": m.administration_action_note_removed,
	"member.contact_changed": m.administration_action_contact_changed,
	"member.booking_paused": m.administration_action_booking_paused,
	"member.booking_pause_lifted": m.administration_action_booking_pause_lifted,
	"enquiry.noted": m.administration_action_enquiry_noted,
	"enquiry.replied": m.administration_action_enquiry_replied,
	"enquiry.mail_received": m.administration_action_enquiry_mail_received,
	"enquiry.merged": m.administration_action_enquiry_merged,
	"enquiry.exported": m.administration_action_enquiry_exported,
	"booking.created": m.administration_action_booking_created,
	"booking.cancelled": m.administration_action_booking_cancelled,
	"period.created": m.administration_action_period_created,
	"period.changed": m.administration_action_period_changed,
	"period.date_changed": m.administration_action_period_date_changed,
	"period.moved": m.administration_action_period_moved,
	"period.cancelled": m.administration_action_period_cancelled,
	"period.restored": m.administration_action_period_restored,
	"period.removed": m.administration_action_period_removed,
	"gym.opening_announced": m.administration_action_opening_announced,
	"schedule_change.undone": m.administration_action_schedule_change_undone,
	"schedule_change.sent": m.administration_action_schedule_change_sent,
	"guest_call.changed": m.administration_action_guest_call_changed,
	"substitution.requested": m.administration_action_substitution_requested,
	"substitution.withdrawn": m.administration_action_substitution_withdrawn,
	"substitution.taken": m.administration_action_substitution_taken,
	"substitution.released": m.administration_action_substitution_released,
	"substitution.declined": m.administration_action_substitution_declined,
	"booking.moved_up": m.administration_action_booking_moved_up,
	"booking.restored": m.administration_action_booking_restored,
	"wait.joined": m.administration_action_wait_joined,
	"wait.left": m.administration_action_wait_left,
	"booking.forgiven": m.administration_action_booking_forgiven,
	"booking.forgiveness_undone": m.administration_action_forgiveness_undone,
	"booking.walk_in": m.administration_action_booking_walk_in,
	"booking.checked_in": m.administration_action_booking_checked_in,
	"booking.check_in_undone": m.administration_action_booking_check_in_undone,
};

const verbs: Partial<Record<string, () => string>> = {
	created: m.administration_verb_created,
	changed: m.administration_verb_changed,
	removed: m.administration_verb_removed,
	ordered: m.administration_verb_ordered,
};

/** `gym_room` as `gym room`. */
export function readable(name: string): string {
	return name.replaceAll("_", " ");
}

export function entityLabel(entity: string): string {
	return entities[entity]?.() ?? readable(entity);
}

export function actionLabel(action: string): string {
	const [entity = "", verb = ""] = action.split(".");
	return actions[action]?.() ?? `${entityLabel(entity)}: ${verbs[verb]?.() ?? readable(verb)}`;
}
