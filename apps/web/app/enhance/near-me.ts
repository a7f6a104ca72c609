import { distanceBetween } from "@kvart/contract/distance";
import { showToast } from "../ui/toast/toast.ts";

interface Place {
	latitude: number;
	longitude: number;
}

const nearestCount = 3;

function showDistances(from: Place, text: string): void {
	for (const place of document.querySelectorAll<HTMLElement>("[data-distance-to]")) {
		const [latitude = 0, longitude = 0] = (place.dataset["distanceTo"] ?? "").split(" ").map(Number);
		const kilometres = distanceBetween(from, { latitude, longitude }) / 1000;
		const shown = kilometres.toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 });
		place.textContent = text.replace("{kilometres}", shown);
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
async function showAgain(distance: string): Promise<void> {
	if (await mayLocate()) locate((position) => showDistances(position, distance));
}

/** Finds classes in the clubs nearest to the visitor. The browser asks for the position on a press only. */
export function offerNearest(root: ParentNode): void {
	const offer = root.querySelector<HTMLElement>("[data-near-me]");
	const select = offer?.closest("form")?.querySelector<HTMLSelectElement>("select[name=gym]");
	if (!offer || !select || !("geolocation" in navigator)) return;
	offer.hidden = false;
	const { nearMe = "", distance = "" } = offer.dataset;
	offer.addEventListener("click", () =>
		locate(
			(position) => {
				showDistances(position, distance);
				chooseNearest(position, select, offer);
			},
			() => showToast({ kind: "error", text: nearMe }),
		),
	);
	if (select.value.includes(",")) void showAgain(distance);
}
