import { Link, type LinkProps } from "react-router";
import styles from "./cover-link.module.css";

/** Makes the card or row around it clickable, which has to be `position: relative`; its buttons need a `z-index`. */
export function CoverLink(props: Omit<LinkProps, "className">) {
	return <Link {...props} className={styles.link} />;
}
