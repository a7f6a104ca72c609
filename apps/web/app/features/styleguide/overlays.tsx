import { useState } from "react";
import { Accordion, AccordionItem } from "../../ui/accordion/accordion.tsx";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import { useSheetParam } from "../../ui/sheet/use-sheet-param.ts";
import { LinkTabs } from "../../ui/tabs/link-tabs.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { Row, Specimen, Stage, Stages, useCopy } from "./specimen.tsx";

export function Overlays() {
	const { onBone, onInk } = useCopy();
	return (
		<>
			<Specimen name="tabs">
				<Stages>
					<Stage>
						<TabsDemo ground={onBone} />
					</Stage>
					<Stage ground="ink">
						<TabsDemo ground={onInk} />
					</Stage>
				</Stages>
			</Specimen>
			<Specimen name="accordion">
				<AccordionDemo />
			</Specimen>
			<Specimen name="sheet">
				<SheetDemo />
			</Specimen>
			<Specimen name="toast">
				<ToastDemo />
			</Specimen>
			<Specimen name="notice">
				<Stages>
					<Stage>
						<NoticeDemo />
					</Stage>
					<Stage ground="ink">
						<NoticeDemo />
					</Stage>
				</Stages>
			</Specimen>
		</>
	);
}

function TabsDemo({ ground }: { ground: string }) {
	const { tabs } = useCopy();
	const view = useSheetParam("view");
	const day = view.value === "day";
	return (
		<LinkTabs
			label={`${tabs.view} · ${ground}`}
			items={[
				{ to: view.closeTo, label: tabs.week, current: !day },
				{ to: view.hrefOf("day"), label: tabs.day, current: day },
			]}
		/>
	);
}

function AccordionDemo() {
	const { questions } = useCopy();
	return (
		<Accordion>
			{questions.map(([question = "", answer], index) => (
				<AccordionItem key={question} title={question} open={index === 0}>
					<p>{answer}</p>
				</AccordionItem>
			))}
		</Accordion>
	);
}

function SheetDemo() {
	const { sheet, fields, toast } = useCopy();
	const byAddress = useSheetParam("sheet");
	const [open, setOpen] = useState(false);
	function close() {
		setOpen(false);
		if (byAddress.value !== undefined) byAddress.close();
	}
	return (
		<Row>
			<Button look="ink" aria-haspopup="dialog" onClick={() => setOpen(true)}>
				{sheet.open}
			</Button>
			<LinkButton look="ghost" inPlace="push" to={byAddress.hrefOf("demo")}>
				{sheet.link}
			</LinkButton>
			<Sheet
				open={open || byAddress.value !== undefined}
				onClose={close}
				closeTo={byAddress.closeTo}
				title={sheet.title}
				footer={
					<>
						<Button onClick={close}>{sheet.confirm}</Button>
						<Button look="ghost" onClick={close}>
							{sheet.cancel}
						</Button>
					</>
				}
			>
				<p>{sheet.text}</p>
				<br />
				<TextField label={fields.name} autoComplete="off" />
				<br />
				<Button size="small" look="ghost" onClick={() => showToast({ kind: "error", text: toast.error })}>
					{sheet.toast}
				</Button>
			</Sheet>
		</Row>
	);
}

function ToastDemo() {
	const { toast } = useCopy();
	return (
		<Row>
			<Button onClick={() => showToast({ kind: "success", text: toast.success })}>{toast.showSuccess}</Button>
			<Button look="ink" onClick={() => showToast({ kind: "error", text: toast.error })}>
				{toast.showError}
			</Button>
			<Button look="ghost" onClick={() => showToast({ kind: "info", text: toast.info })}>
				{toast.showInfo}
			</Button>
		</Row>
	);
}

function NoticeDemo() {
	const { notice } = useCopy();
	const { value, hrefOf } = useSheetParam("notice");
	return (
		<>
			<Notice kind="warning">{notice.warning}</Notice>
			{value === undefined ? (
				<Notice title={notice.infoTitle} dismissTo={hrefOf("read")}>
					{notice.info}
				</Notice>
			) : (
				<Notice live>{notice.dismissed}</Notice>
			)}
			<Notice kind="success">{notice.success}</Notice>
			<Notice
				kind="error"
				title={notice.errorTitle}
				action={
					<Button size="small" look="ghost">
						{notice.retry}
					</Button>
				}
			>
				{notice.error}
			</Notice>
		</>
	);
}
