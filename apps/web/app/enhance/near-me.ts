import { distanceBetween } from "@kvart/contract/distance";
import { showToast } from "../ui/toast/toast.ts";

interface Place {
	latitude: number;
	longitude: number;
}

/** The data on the page; texts have `{kilometres}`. */
interface Shown {
	near: string;
	/** For a class that one hardly reaches in time. */
	far: string;
	/** The server's time when the page was made: the visitor's clock may be wrong. */
	now: string;
}

const nearestCount = 3;
const minute = 60_000;
/** Through the city, from door to door. */
const minutesPerKilometre = 3;
const minutesToChange = 5;

function showDistances(from: Place, { near, far, now }: Shown): void {
	const instant = Date.parse(now) + performance.now();
	for (const place of document.querySelectorAll<HTMLElement>("[data-distance-to]")) {
		const { distanceTo = "", starts = "" } = place.dataset;
		const [latitude = 0, longitude = 0] = distanceTo.split(" ").map(Number);
		const kilometres = distanceBetween(from, { latitude, longitude }) / 1000;
		const needed = (kilometres * minutesPerKilometre + minutesToChange) * minute;
		const tooFar = instant + needed > Date.parse(starts);
		const shown = kilometres.toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 });
		place.textContent = (tooFar ? far : near).replace("{kilometres}", shown);
		place.toggleAttribute("data-too-far", tooFar);
	}
}

/** The address names the nearest clubs, never the position. */
function chooseNearest(from: Place, select: HTMLSelectElement, { textContent, dataset }: HTMLElement): void {
	const clubs: (Place & { id: number })[] = JSON.parse(dataset["clubs"] ?? "[]");
	const ids = clubs
		.toSorted((a, b) => distanceBetween(from, a) - distanceBetween(from, b))
		.slice(0, nearestCount)
		.map(({ id }) => id)
		.join();
	if (select.value === ids) return;
	select.add(new Option(textContent ?? "", ids, true, true));
	select.form?.requestSubmit();
}

function locate(found: (position: Place) => void, failed?: () => void): void {
	navigator.geolocation.getCurrentPosition(({ coords }) => found(coords), failed, {
		timeout: 10_000,
		maximumAge: 300_000,
	});
}

async function mayLocate(): Promise<boolean> {
	const permission = await navigator.permissions?.query({ name: "geolocation" });
	return permission?.state === "granted";
}

/** Shows distances again, without asking. */
async function showAgain(shown: Shown): Promise<void> {
	if (await mayLocate()) locate((position) => showDistances(position, shown));
}

/** Whether a link to the nearest classes was pressed. Removed, so that going back does not look for them again. */
function takeWish(): boolean {
	const { hash, pathname, search } = window.location;
	if (hash !== "#near") return false;
	history.replaceState(history.state, "", `${pathname}${search}#results`);
	return true;
}

/** Finds classes in the clubs nearest to the visitor. The browser asks for the position on a press only. */
export function offerNearest(root: ParentNode): void {
	const offer = root.querySelector<HTMLElement>("[data-near-me]");
	const select = offer?.closest("form")?.querySelector<HTMLSelectElement>("select[name=gym]");
	if (!offer || !select || !("geolocation" in navigator)) return;
	offer.hidden = false;
	const { nearMe = "", distance = "", tooFar = "", now = "" } = offer.dataset;
	const shown = { near: distance, far: tooFar, now };
	const find = () =>
		locate(
			(position) => {
				showDistances(position, shown);
				chooseNearest(position, select, offer);
			},
			() => showToast({ kind: "error", text: nearMe }),
		);
	offer.addEventListener("click", find);
	if (takeWish()) return find();
	// The way there decides which classes can still be reached.
	const catching = select.form?.querySelector<HTMLSelectElement>("select[name=when]")?.value === "now";
	if (catching || select.value.includes(",")) void showAgain(shown);
}

/** Shows how far the clubs of a page are. */
export function offerDistances(root: ParentNode): void {
	const offer = root.querySelector<HTMLElement>("[data-show-distances]");
	if (!offer || !("geolocation" in navigator)) return;
	offer.hidden = false;
	const { showDistances: failed = "", distance = "" } = offer.dataset;
	const show = (position: Place) => {
		showDistances(position, { near: distance, far: distance, now: "" });
		offer.hidden = true;
	};
	offer.addEventListener("click", () => locate(show, () => showToast({ kind: "error", text: failed })));
	void mayLocate().then((allowed) => allowed && locate(show));
}
