import type { FavouriteKind } from "@kvart/contract/favourites";
import { Heart } from "lucide";
import { useEffect, useRef } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { favouriteName, showFavourite } from "../../lib/favourites.ts";
import { m } from "../../paraglide/messages.js";
import { classNames } from "../class-names/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./favourite-button.module.css";

const formId = "favourite";

/** Around all such buttons of a page: visitors are sent to the log-in, and back to the page. */
export function FavouriteForm() {
	return (
		<form id={formId} method="post" action={useLocalePath()("/login")} data-failed={m.ui_favourite_failed()} hidden />
	);
}

interface FavouriteButtonProps {
	kind: FavouriteKind;
	id: number;
	name: string;
	/** In the corner of a card whose link covers it, or on a picture; beside text without. */
	on?: "corner" | "picture";
}

/** Marks a training, a coach or a club as a favourite; `enhance/favourites.ts` does it without leaving the page. */
export function FavouriteButton({ kind, id, name, on }: FavouriteButtonProps) {
	const value = `${kind} ${id}`;
	const ref = useRef<HTMLButtonElement>(null);
	// Only in apps: elsewhere no effect runs.
	useEffect(() => {
		if (ref.current?.value === value) showFavourite(ref.current);
	}, [value]);
	return (
		<button
			key={value}
			ref={ref}
			type="submit"
			form={formId}
			name={favouriteName}
			value={value}
			aria-pressed={false}
			aria-label={m.ui_favourite_of({ name })}
			className={classNames(styles.button, on && styles[on])}
		>
			<Icon glyph={Heart} />
		</button>
	);
}
