import { Stack, Text } from "@mantine/core";
import { useRef } from "react";
import { m } from "../../../paraglide/messages.js";
import { CameraView } from "../../../parts/camera/camera-view.tsx";
import { useCamera } from "../../../parts/camera/use-camera.ts";
import { Dialog } from "../../../parts/dialog/dialog.tsx";

/** Closes with the first code. */
export function CameraDialog({ onCode, onClose }: { onCode: (code: string) => void; onClose: () => void }) {
	const video = useRef<HTMLVideoElement>(null);
	const seen = useRef(false);
	const camera = useCamera(video, (code) => {
		if (seen.current) return;
		seen.current = true;
		onClose();
		onCode(code);
	});
	return (
		<Dialog focusHeading onClose={onClose} title={m.desk_camera_title()}>
			<Stack gap="md">
				<Text c="dimmed">{camera === "missing" ? m.desk_camera_missing() : m.desk_camera_text()}</Text>
				<CameraView video={video} state={camera} />
			</Stack>
		</Dialog>
	);
}
