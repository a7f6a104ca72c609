import { X } from "lucide";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../icon/icon.tsx";
import { iconButtonClasses } from "../icon-button/icon-button.tsx";
import { SheetFrame, type SheetLook } from "./sheet-frame.tsx";

interface AddressSheetProps extends SheetLook {
	/** The address of the page without the sheet. */
	closeTo: string;
}

/**
 * A sheet without an app: the address opens it, a link closes it, and `enhance/sheets.ts` makes it modal. It must be in a
 * part that is swapped, and a page has one at a time.
 */
export function AddressSheet({ closeTo, ...look }: AddressSheetProps) {
	return (
		<SheetFrame
			{...look}
			titleId="sheet-title"
			dialog={{ open: true, "data-sheet": "" }}
			close={
				<a
					href={closeTo}
					data-in-place="back"
					data-close=""
					aria-label={m.ui_close()}
					className={iconButtonClasses("bare")}
				>
					<Icon glyph={X} />
				</a>
			}
		/>
	);
}
