import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { Answer } from "../../../parts/states/answer.tsx";
import { NotFound } from "../../../parts/states/not-found.tsx";
import type { AnyRecord, Kind } from "../kind.ts";
import { recordQuery } from "../record-calls.ts";
import { RecordEditor } from "./record-editor.tsx";
import { RemoveRecord } from "./remove-record.tsx";
import { SiteLink } from "./site-link.tsx";

interface RecordPageProps {
	kind: Kind;
	/** The area's own path. */
	root: string;
}

/** One record: its fields in both languages, how they look, and the way to the site. */
export function RecordPage({ kind, root }: RecordPageProps) {
	const { id: inAddress } = useParams();
	const id = kind.only ?? Number(inAddress);
	const query = useQuery({ ...recordQuery(kind.kind, id), enabled: Number.isInteger(id) });
	if (!Number.isInteger(id)) return <NotFound />;
	const list = `${root}/${kind.path}`;
	return (
		<Answer query={query} page>
			{(record) => (
				<>
					<PageHeader
						title={kind.only ? kind.words.many() : kind.nameOf(record)}
						{...(kind.only ? { text: kind.words.text() } : { back: { to: list, label: kind.words.many() } })}
						actions={kind.page && <SiteLink path={kind.page(record)} />}
					/>
					<Stack gap="xl">
						<RecordEditor key={id} kind={kind} record={record} id={id} />
						{kind.blank && <RemoveRecord kind={kind} record={record} list={list} />}
					</Stack>
				</>
			)}
		</Answer>
	);
}

/** A record that is not there yet; saved, its own page follows. */
export function NewRecordPage({ kind, root }: RecordPageProps) {
	const navigate = useNavigate();
	const list = `${root}/${kind.path}`;
	if (!kind.blank || !kind.words.add) return <NotFound />;
	return (
		<>
			<PageHeader title={kind.words.add()} text={m.records_add_text()} back={{ to: list, label: kind.words.many() }} />
			<RecordEditor
				kind={kind}
				record={{ ...kind.blank(), id: 0, version: 0 }}
				id={null}
				onSaved={({ id }: AnyRecord) => void navigate(`${list}/${id}`, { replace: true })}
			/>
		</>
	);
}
