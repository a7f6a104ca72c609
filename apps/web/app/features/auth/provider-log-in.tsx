import type { ApiError } from "@kvart/contract/client";
import { emailRule, phoneDigits, phoneRule, required } from "@kvart/contract/rules";
import { useEffect, useRef, useState } from "react";
import { useLocale } from "../../i18n/use-locale.ts";
import { changeAddress, useAddress } from "../../lib/address.ts";
import { markFields } from "../../lib/field-errors.ts";
import { type ProviderAnswer, readAnswer, readPendingLogIn, tokenOf } from "../../lib/providers.ts";
import { useForm } from "../../lib/use-form.ts";
import type { AnswerAddress } from "../../lib/use-provider-answer.ts";
import { m } from "../../paraglide/messages.js";
import { PhoneField } from "../../ui/field/phone-field.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Loader } from "../../ui/loader-bar/loader-bar.tsx";
import { showMessage, useRequest } from "../../ui/request/use-request.ts";
import { FormSheet } from "../../ui/sheet/form-sheet.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { ConfirmSheet } from "./confirm-sheet.tsx";
import { checkedSession, useLogIn } from "./log-in.ts";

interface ProviderLogInProps {
	address: AnswerAddress;
	onUnconfirmed: (email: string) => void;
	/** The e-mail belongs to an account with a password. Empty if the provider did not send it. */
	onKnown: (email: string) => void;
}

interface NewMember {
	answer: ProviderAnswer;
	/** Empty if the provider did not send it. */
	email: string;
	/** Fields that the provider did not send. */
	missing: string[];
}

/** Logs in with the provider's token, or registers a new member. */
export function ProviderLogIn({ address, onUnconfirmed, onKnown }: ProviderLogInProps) {
	const { pathname } = useAddress();
	const logIn = useLogIn();
	const { pending, request } = useRequest();
	const [newMember, setNewMember] = useState<NewMember | null>(null);
	const [registered, setRegistered] = useState<string | null>(null);
	const begun = useRef(false);

	function onRefused(answer: ProviderAnswer, email: string, { code, errors }: ApiError): boolean {
		if (code === "ERR_BAD_CREDENTIALS") setNewMember({ answer, email, missing: errors.map(({ field }) => field) });
		else if (code === "ERR_DUPLICATED_EMAIL") onKnown(email);
		else if (code === "ERR_USER_NOT_VALIDATED") onUnconfirmed(email);
		// The catalogue's text of this code names Google.
		else if (code === "ERR_BAD_GOOGLE_RESPONSE" && answer.provider === "facebook")
			showToast({ kind: "error", text: m.account_social_failed() });
		else return false;
		return true;
	}

	async function logInWithToken() {
		const started = readPendingLogIn();
		// Every other way to log in from here reads it from the address.
		if (started?.redirect) changeAddress(`${pathname}?redirect=${encodeURIComponent(started.redirect)}`, "replace");
		const answer = readAnswer(address, started);
		if (!answer) return showToast({ kind: "error", text: m.account_social_failed() });
		let email = "";
		const session = await request(
			async (api) => {
				const token = await tokenOf(api, answer);
				email = token.email;
				return checkedSession(await api.login({ body: token.body }));
			},
			(refusal) => onRefused(answer, email, refusal),
		);
		if (session) logIn(session);
		return undefined;
	}

	useEffect(() => {
		// A token works once.
		if (begun.current) return;
		begun.current = true;
		void logInWithToken();
	});

	return (
		<>
			{pending && <Loader />}
			{newMember && (
				<RegisterSheet
					{...newMember}
					onClose={() => setNewMember(null)}
					onRegistered={(email) => {
						setNewMember(null);
						setRegistered(email);
					}}
				/>
			)}
			{registered !== null && <ConfirmSheet email={registered} onClose={() => setRegistered(null)} />}
		</>
	);
}

interface RegisterSheetProps extends NewMember {
	onClose: () => void;
	onRegistered: (email: string) => void;
}

const providerFields = ["first_name", "last_name", "email"] as const;
const autoComplete = { first_name: "given-name", last_name: "family-name", email: "email" } as const;

/** Registers a provider's user: the phone is always needed, the rest only if the provider did not send it. */
function RegisterSheet({ answer, email, missing, onClose, onRegistered }: RegisterSheetProps) {
	const language = useLocale();
	const { pending, request } = useRequest();
	const [hasPhone, setHasPhone] = useState(false);
	const needed = providerFields.filter((name) => missing.includes(name));
	const form = useForm(
		{ first_name: "", last_name: "", email: "", phone: "" },
		{ first_name: required, last_name: required, email: emailRule, phone: phoneRule },
	);
	const labels = { first_name: m.account_first_name(), last_name: m.account_last_name(), email: m.account_email() };

	async function send() {
		const values = form.read();
		const names = ["phone" as const, ...needed];
		if (!form.check(names)) {
			if (names.some((name) => values[name] === "")) showMessage("ERR_ALL_FIELDS_REQUIRED");
			return;
		}
		const given = Object.fromEntries(needed.map((name) => [name, values[name]]));
		const registered = await request(async (api) => {
			const { body } = await tokenOf(api, answer);
			return api.register({ body: { ...body, ...given, phone: values.phone, language } });
		}, markFields(form));
		if (!registered) return;
		showMessage(registered.code);
		onRegistered(values.email || email);
	}

	return (
		<FormSheet
			title={m.account_social_heading()}
			text={needed.length > 0 ? m.account_social_text_more() : m.account_social_text()}
			form={form}
			send={m.account_social_send()}
			pending={pending}
			unavailable={answer.provider === "google" && !hasPhone}
			onSubmit={send}
			onClose={onClose}
		>
			<PhoneField
				{...form.control("phone")}
				onInput={({ currentTarget }) => setHasPhone(currentTarget.value !== "")}
				data-autofocus=""
				label={m.account_phone()}
				mostDigits={phoneDigits.max}
			/>
			{needed.map((name) => (
				<TextField
					key={name}
					{...form.control(name)}
					type={name === "email" ? "email" : "text"}
					label={labels[name]}
					autoComplete={autoComplete[name]}
				/>
			))}
		</FormSheet>
	);
}
