import type { EnquiryKind } from "@kvart/contract/enquiries/kinds";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocale } from "../../i18n/use-locale.ts";
import { api } from "../../lib/api.ts";
import type { Form } from "../../lib/use-form.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { Select, type SelectOption } from "../../ui/select/select.tsx";
import { currentOwner, readDraft } from "./drafts.ts";
import type { FieldData } from "./enquiry.server.ts";
import { stepParam, type Values } from "./form-model.ts";
import { loadHours } from "./trial-hours.ts";

interface HourFieldProps {
	field: FieldData;
	form: Form<Values>;
	/** The number of the step that the field is in. */
	step: number;
	/** For the club of a plain POST. */
	posted: readonly SelectOption[] | undefined;
	/** After a refusal the hours are loaded again. */
	problem: string | null;
	kind: EnquiryKind;
}

/** Free hours of the chosen club. Without scripts a button shows them. */
export function HourField({ field, form, step, posted, problem, kind }: HourFieldProps) {
	const locale = useLocale();
	const [hours, setHours] = useState(posted);
	/** The choice whose hours were loaded. */
	const loaded = useRef("");
	/** Chosen in a draft: its list has to be loaded first. */
	const wanted = useRef("");

	const load = useEffectEvent(async () => {
		const { trial_gym: club = "", wish_to_try: wish = "" } = form.read();
		const key = `${club} ${wish}`;
		if (key === loaded.current) return;
		loaded.current = key;
		wanted.current = readDraft(currentOwner(), kind)?.values[field.name] ?? "";
		const rooms = field.rooms?.[club];
		const found = rooms && (await loadHours(api, locale, { rooms, wish }).catch(() => undefined));
		if (loaded.current !== key) return;
		// Without a line the next change tries again.
		if (rooms && !found) loaded.current = "";
		setHours(found);
	});
	useEffect(() => {
		const element = form.ref.current;
		const follow = () => void load();
		// A new step, and with it a restored draft, moves the focus.
		for (const event of ["change", "focusin"]) element?.addEventListener(event, follow);
		return () => {
			for (const event of ["change", "focusin"]) element?.removeEventListener(event, follow);
		};
	}, [form.ref]);
	useEffect(() => {
		if (problem === null) return;
		loaded.current = "";
		void load();
	}, [problem]);

	const chooseWanted = useEffectEvent((listed: readonly SelectOption[]) => {
		const isListed = listed.some(({ value }) => value === wanted.current);
		if (isListed && !form.read()[field.name]) form.put({ [field.name]: wanted.current });
		wanted.current = "";
	});
	useEffect(() => {
		if (hours) chooseWanted(hours);
	}, [hours]);

	const hint = hours?.length === 0 ? m.enquiry_no_hours() : m.enquiry_hours_hint();
	return (
		<>
			<Select
				label={field.label}
				optional
				hint={hint}
				options={hours ?? []}
				placeholder={field.prompt ?? ""}
				{...form.control(field.name)}
			/>
			<noscript>
				<Button type="submit" look="ghost" name={stepParam} value={String(step)}>
					{m.enquiry_show_hours()}
				</Button>
			</noscript>
		</>
	);
}
