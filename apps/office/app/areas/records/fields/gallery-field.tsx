import { m } from "../../../paraglide/messages.js";
import type { FieldProps } from "../../../parts/fields/field-props.ts";
import { ListField } from "../../../parts/list-field/list-field.tsx";
import styles from "./gallery-field.module.css";

/** `/galleries/zemun/3.jpg` as the address of its small version, and its number. */
export function thumbnailOf(address: string): { url: string; number: string } {
	const [, folder = "", number = ""] = /^\/galleries\/([\w-]+)\/(\d+)\.jpg$/.exec(address) ?? [];
	return folder ? { url: `/galleries/${folder}_thumbnails/${number}_thumb.jpg`, number } : { url: address, number: "" };
}

function nameOf(address: string): string {
	return m.records_gallery_picture({ number: thumbnailOf(address).number });
}

/** The pictures of a club in the order in which its page shows them. */
export function GalleryField({ label, description, value, onChange, error }: FieldProps<readonly string[]>) {
	return (
		<ListField
			label={label}
			{...(description && { description })}
			value={value}
			onChange={onChange}
			error={error}
			nameOf={nameOf}
		>
			{(address) => (
				<div className={styles.row}>
					<img src={thumbnailOf(address).url} alt="" loading="lazy" width={96} height={64} className={styles.picture} />
					<span>{nameOf(address)}</span>
				</div>
			)}
		</ListField>
	);
}
