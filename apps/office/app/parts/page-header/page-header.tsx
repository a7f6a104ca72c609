import { brand } from "@kvart/contract/brand";
import { Text, Title } from "@mantine/core";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link, NavigationType, useNavigationType } from "react-router";
import { m } from "../../paraglide/messages.js";
import styles from "./page-header.module.css";

interface PageHeaderProps {
	title: string;
	text?: string;
	back?: { to: string; label: string };
	/** Main action last. */
	actions?: ReactNode;
}

/** Sets the title of the tab; after a click it focuses the heading, so that screen readers announce the page. */
export function PageHeader({ title, text, back, actions }: PageHeaderProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	const navigation = useNavigationType();
	// Filters change the address, too, and must not take the focus from the field.
	const [arrivedByClick] = useState(navigation !== NavigationType.Pop);

	useEffect(() => {
		document.title = m.shell_page_title({ page: title, name: brand.name });
	}, [title]);

	useEffect(() => {
		if (arrivedByClick) heading.current?.focus({ preventScroll: true });
	}, [arrivedByClick]);

	return (
		<header className={styles.header}>
			<div className={styles.texts}>
				{back && (
					<Link to={back.to} className={styles.back}>
						<ArrowLeft size={18} aria-hidden /> {back.label}
					</Link>
				)}
				<Title order={1} ref={heading} tabIndex={-1}>
					{title}
				</Title>
				{text && (
					<Text c="dimmed" className={styles.text}>
						{text}
					</Text>
				)}
			</div>
			{actions && <div className={styles.actions}>{actions}</div>}
		</header>
	);
}
