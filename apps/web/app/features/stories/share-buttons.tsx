import { useSyncExternalStore } from "react";
import { showToast } from "../../ui/toast/toast.ts";
import styles from "./share.module.css";
import type { ShareWords } from "./stories-data.ts";

interface ShareButtonsProps {
	words: ShareWords;
	url: string;
	title: string;
	itemClass: string | undefined;
}

const never = () => () => undefined;

/** What needs scripts: without them the stylesheet leaves these out. */
export function ShareButtons({ words, url, title, itemClass }: ShareButtonsProps) {
	const canShare = useSyncExternalStore(
		never,
		() => "share" in navigator,
		() => false,
	);

	async function copy() {
		try {
			await navigator.clipboard.writeText(url);
			showToast({ kind: "success", text: words.copied });
		} catch {
			showToast({ kind: "error", text: words.notCopied });
		}
	}

	return (
		<>
			<li className={styles["scripted"]}>
				<button type="button" className={itemClass} onClick={() => void copy()}>
					{words.copy}
				</button>
			</li>
			{canShare && (
				<li>
					{/* Closing the system's sheet without choosing rejects: that is no failure. */}
					<button
						type="button"
						className={itemClass}
						onClick={() => void navigator.share({ url, title }).catch(() => undefined)}
					>
						{words.native}
					</button>
				</li>
			)}
		</>
	);
}
