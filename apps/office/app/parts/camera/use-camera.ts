import type QrScanner from "qr-scanner";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";

export type CameraState = "starting" | "on" | "missing";

/** Runs the camera while mounted. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onCode: (code: string) => void): CameraState {
	const [state, setState] = useState<CameraState>("starting");
	const report = useEffectEvent(onCode);

	useEffect(() => {
		let scanner: QrScanner | undefined;
		let left = false;

		async function start() {
			// Loaded with the first scan.
			const { default: Scanner } = await import("qr-scanner");
			if (left || !video.current) return;
			scanner = new Scanner(video.current, ({ data }) => report(data), {
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
