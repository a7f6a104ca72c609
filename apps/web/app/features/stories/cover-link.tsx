import type { Picture as PictureOf } from "@kvart/media/urls";
import type { ReactNode } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { classNames } from "../../ui/class-names/class-names.ts";
import { Link } from "../../ui/link/link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import styles from "./cover-link.module.css";

interface CoverCardProps {
	children: ReactNode;
	className?: string | undefined;
}

/** A story in a list: put a `CoverLink` into its title, and all of it leads there. */
export function CoverCard({ children, className }: CoverCardProps) {
	return <article className={classNames(styles.card, className)}>{children}</article>;
}

/** `path` is bare; the link leads to it in the page's language. */
export function CoverLink({ path, children }: { path: string; children: ReactNode }) {
	return (
		<Link to={useLocalePath()(path)} className={styles.link}>
			{children}
		</Link>
	);
}

interface CoverPictureProps {
	picture: PictureOf | undefined;
	sizes: string;
	priority?: boolean;
	className?: string | undefined;
}

/** Decoration beside a title that says the same: it has no alt text of its own. */
export function CoverPicture({ picture, sizes, priority = false, className }: CoverPictureProps) {
	return (
		<div className={classNames(styles.picture, className)}>
			{picture && <Picture picture={{ ...picture, alt: "" }} sizes={sizes} priority={priority} fit="cover" />}
		</div>
	);
}
