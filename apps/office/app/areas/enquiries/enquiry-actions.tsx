import type { Enquiry, EnquirySummary } from "@kvart/contract/staff/enquiries";
import { Button } from "@mantine/core";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ArrowRight, OctagonX, Undo2 } from "lucide-react";
import { Link, useLocation, useNavigate } from "react-router";
import { apiPages, apiQuery } from "../../lib/queries.ts";
import { useChange } from "../../lib/use-change.ts";
import { m } from "../../paraglide/messages.js";
import { showEnquiry } from "./use-enquiry.ts";

/** The one after the current in the order of the inbox, or the first if it is the last; null if none is left. */
export function nextOf<E extends Pick<EnquirySummary, "id">>(waiting: readonly E[], id: number): E | null {
	const place = waiting.findIndex((one) => one.id === id);
	return waiting[place + 1] ?? waiting.find((one) => one.id !== id) ?? null;
}

function useNext(id: number) {
	const { data } = useInfiniteQuery(apiPages("listEnquiries", { status: "waiting" }));
	const { data: counts } = useQuery(apiQuery("countEnquiries"));
	return { next: nextOf(data?.pages.flatMap(({ enquiries }) => enquiries) ?? [], id), waiting: counts?.waiting ?? 0 };
}

/** Marks it as spam, or takes that back, and leads to the next enquiry without a reply. */
export function EnquiryActions({ enquiry }: { enquiry: Enquiry }) {
	const { id, version, status } = enquiry;
	const isSpam = status === "spam";
	const navigate = useNavigate();
	const { search } = useLocation();
	const { next, waiting } = useNext(id);
	const change = useChange("changeEnquiry", {
		done: (changed) => (changed.status === "spam" ? m.enquiries_spam_marked() : m.enquiries_spam_restored()),
		onDone: (changed) => {
			showEnquiry(changed);
			if (changed.status === "spam") void navigate(`/enquiries/inbox${next ? `/${next.id}` : ""}${search}`);
		},
		onRefusal: ({ code, current }) => {
			if (code === "ERR_CHANGED_MEANWHILE") showEnquiry(current as Enquiry);
			return false;
		},
	});
	return (
		<>
			<Button
				variant="default"
				loading={change.isPending}
				leftSection={isSpam ? <Undo2 size={18} aria-hidden /> : <OctagonX size={18} aria-hidden />}
				onClick={() => change.mutate({ params: { id }, body: { version, status: isSpam ? "open" : "spam" } })}
			>
				{isSpam ? m.enquiries_not_spam() : m.enquiries_mark_spam()}
			</Button>
			{next && (
				<Button
					component={Link}
					to={`/enquiries/inbox/${next.id}${search}`}
					variant="default"
					rightSection={<ArrowRight size={18} aria-hidden />}
				>
					{m.enquiries_next({ count: waiting })}
				</Button>
			)}
		</>
	);
}
