import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import styles from "./draft-offer.module.css";
import type { FormWords } from "./enquiry-data.ts";
import type { OfferedDraft } from "./use-draft.ts";

/** Who comes back finds what was typed. */
export function DraftOffer({ draft, words }: { draft: OfferedDraft; words: FormWords["draft"] }) {
	if (!draft.offered) return null;
	return (
		<div className={styles["offer"]}>
			<Notice
				live
				action={
					<div className={styles["buttons"]}>
						<Button look="ink" size="small" onClick={draft.resume}>
							{words.resume}
						</Button>
						<Button look="ghost" size="small" onClick={draft.discard}>
							{words.discard}
						</Button>
					</div>
				}
			>
				{words.text}
			</Notice>
		</div>
	);
}
