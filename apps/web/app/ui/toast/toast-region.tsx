import { Check, Info, TriangleAlert, X } from "lucide";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./toast.module.css";
import type { ToastKind } from "./toast.ts";

const glyphs = { success: Check, error: TriangleAlert, info: Info } satisfies Record<ToastKind, unknown>;

/** The empty region and the template of toasts, for `enhance/toasts.ts`. */
export function ToastRegion() {
	return (
		<div data-toasts="">
			<section popover="manual" aria-label={m.ui_toasts()} className={styles.region}>
				<ol className={styles.list} />
			</section>
			<VisuallyHidden as="output">{null}</VisuallyHidden>
			<template>
				<li data-ground="ink" className={styles.toast}>
					{Object.entries(glyphs).map(([kind, glyph]) => (
						<span key={kind} data-kind={kind} className={styles.glyph}>
							<Icon glyph={glyph} />
						</span>
					))}
					<p className={styles.text} />
					<button type="button" data-action="" className={styles.action}>
						…
					</button>
					<IconButton glyph={X} label={m.ui_dismiss()} look="bare" />
					<span className={styles.life} />
				</li>
			</template>
		</div>
	);
}
