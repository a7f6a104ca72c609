import { goTo } from "../../lib/go-to.ts";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/button/button.tsx";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import type { FormWords } from "./enquiry-data.ts";
import styles from "./success-sheet.module.css";

/** Thanks, and leads to the home page however it is closed. */
export function SuccessSheet({ words }: { words: FormWords["success"] }) {
	const home = useLocalePath()("/");
	const close = () => goTo(home);
	return (
		<Sheet open onClose={close} title={words.title} closeTo={home}>
			<p className={styles["text"]}>{words.text}</p>
			<p className={styles["scripted"]}>
				<Button arrow="forward" onClick={close}>
					{words.close}
				</Button>
			</p>
		</Sheet>
	);
}
