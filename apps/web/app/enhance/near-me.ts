import { distanceBetween } from "@kvart/contract/distance";
import { showToast } from "../ui/toast/toast.ts";

function showDistances({ coords }: GeolocationPosition, text: string): void {
	for (const place of document.querySelectorAll<HTMLElement>("[data-distance-to]")) {
		const [latitude = 0, longitude = 0] = (place.dataset["distanceTo"] ?? "").split(" ").map(Number);
		const kilometres = distanceBetween(coords, { latitude, longitude }) / 1000;
		const shown = kilometres.toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 });
		place.textContent = text.replace("{kilometres}", shown);
	}
}

/** Shows how far each club is. The browser is asked for the position on a press only, and it goes nowhere. */
export function offerDistances(root: ParentNode): void {
	for (const offer of root.querySelectorAll<HTMLElement>("[data-near-me]")) {
		if (!("geolocation" in navigator)) return;
		offer.hidden = false;
		const { nearMe = "", distance = "" } = offer.dataset;
		offer.addEventListener("click", () =>
			navigator.geolocation.getCurrentPosition(
				(position) => showDistances(position, distance),
				() => showToast({ kind: "error", text: nearMe }),
				{ timeout: 10_000, maximumAge: 300_000 },
			),
		);
	}
}
