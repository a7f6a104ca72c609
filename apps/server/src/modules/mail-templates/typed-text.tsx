import { Fragment } from "react";
import { MailText } from "./parts.tsx";

/** Blank lines part paragraphs. */
export function paragraphsOf(text: string): string[] {
	return text.split(/\n{2,}/).filter((part) => part.trim() !== "");
}

/** Typed text with its line breaks. */
export function TypedText({ text }: { text: string }) {
	return paragraphsOf(text).map((paragraph, index) => (
		// oxlint-disable-next-line react/no-array-index-key -- paragraphs have no other name, and a mail is rendered once
		<MailText key={index}>
			{paragraph.split("\n").map((line, place) => (
				// oxlint-disable-next-line react/no-array-index-key -- the same goes for lines
				<Fragment key={place}>
					{place > 0 && <br />}
					{line}
				</Fragment>
			))}
		</MailText>
	));
}
