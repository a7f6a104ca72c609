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
import { Row, Specimen, Stage, Stages } from "./specimen.tsx";

export function Overlays() {
	return (
		<>
			<Specimen name="tabs" title="Tabs">
				<Stages>
					<Stage>
						<TabsDemo ground="On bone" />
					</Stage>
					<Stage ground="ink">
						<TabsDemo ground="On ink" />
					</Stage>
				</Stages>
			</Specimen>
			<Specimen name="accordion" title="Questions">
				<AccordionDemo />
			</Specimen>
			<Specimen name="sheet" title="Sheet">
				<SheetDemo />
			</Specimen>
			<Specimen name="toast" title="Toast">
				<ToastDemo />
			</Specimen>
			<Specimen name="notice" title="Notice">
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
	const view = useSheetParam("view");
	const day = view.value === "day";
	return (
		<LinkTabs
			label={`View · ${ground}`}
			items={[
				{ to: view.closeTo, label: "Week", current: !day },
				{ to: view.hrefOf("day"), label: "Day", current: day },
			]}
		/>
	);
}

function AccordionDemo() {
	return (
		<Accordion>
			<AccordionItem title="Is the trial training really free?" open>
				<p>It is. If you join the same day, your membership starts with the next training.</p>
			</AccordionItem>
			<AccordionItem title="What should I bring?">
				<p>A towel, clean trainers and water. You get a padlock for the locker at the front desk.</p>
			</AccordionItem>
		</Accordion>
	);
}

function SheetDemo() {
	const byAddress = useSheetParam("sheet");
	const [open, setOpen] = useState(false);
	function close() {
		setOpen(false);
		if (byAddress.value !== undefined) byAddress.close();
	}
	return (
		<Row>
			<Button look="ink" aria-haspopup="dialog" onClick={() => setOpen(true)}>
				Open the sheet
			</Button>
			<LinkButton look="ghost" inPlace="push" to={byAddress.hrefOf("demo")}>
				Open by address
			</LinkButton>
			<Sheet
				open={open || byAddress.value !== undefined}
				onClose={close}
				closeTo={byAddress.closeTo}
				title="Book BodyPump"
				footer={
					<>
						<Button onClick={close}>Confirm</Button>
						<Button look="ghost" onClick={close}>
							Cancel
						</Button>
					</>
				}
			>
				<p>Wednesday, 18:30, Large room, Zemun. 3 of 20 places left.</p>
				<br />
				<TextField label="Full name" autoComplete="off" />
				<br />
				<Button
					size="small"
					look="ghost"
					onClick={() => showToast({ kind: "error", text: "The training has filled up in the meantime." })}
				>
					Show a toast from here
				</Button>
			</Sheet>
		</Row>
	);
}

function ToastDemo() {
	return (
		<Row>
			<Button onClick={() => showToast({ kind: "success", text: "You are signed up. See you at 18:30." })}>
				Success
			</Button>
			<Button
				look="ink"
				onClick={() => showToast({ kind: "error", text: "The training has filled up in the meantime." })}
			>
				Error
			</Button>
			<Button look="ghost" onClick={() => showToast({ kind: "info", text: "The schedule is up to date." })}>
				News
			</Button>
		</Row>
	);
}

function NoticeDemo() {
	const { value, hrefOf } = useSheetParam("notice");
	return (
		<>
			<Notice kind="warning">
				Come ten minutes early to your first training: the instructor will set up the equipment for you.
			</Notice>
			{value === undefined ? (
				<Notice title="Holidays" dismissTo={hrefOf("read")}>
					On New Year’s Day all twelve clubs are open from 10 to 16.
				</Notice>
			) : (
				<Notice live>Gone. Reload the page to bring it back.</Notice>
			)}
			<Notice kind="success">Your e-mail address is confirmed. You can log in.</Notice>
			<Notice
				kind="error"
				title="We could not send your enquiry"
				action={
					<Button size="small" look="ghost">
						Try again
					</Button>
				}
			>
				The connection was lost. What you wrote is still in the form, please try again.
			</Notice>
		</>
	);
}
