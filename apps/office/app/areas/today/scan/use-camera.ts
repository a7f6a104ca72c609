import type QrScanner from "qr-scanner";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";

export type CameraState = "starting" | "on" | "missing";

/** Starts the camera while the component is there, and hands over every code that it sees. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onCode: (code: string) => void): CameraState {
	const [state, setState] = useState<CameraState>("starting");
	const tell = useEffectEvent(onCode);

	useEffect(() => {
		let scanner: QrScanner | undefined;
		let left = false;

		async function start() {
			// Comes with the first scan: most days at a desk go by without one.
			const { default: Scanner } = await import("qr-scanner");
			if (left || !video.current) return;
			scanner = new Scanner(video.current, ({ data }) => tell(data), {
				preferredCamera: "environment",
				returnDetailedScanResult: true,
				maxScansPerSecond: 8,
			});
			await scanner.start();
			if (left) scanner.destroy();
			else setState("on");
		}

		start().catch(() => setState("missing"));
		return () => {
			left = true;
			scanner?.destroy();
		};
	}, [video]);

	return state;
}
