import type { RefObject } from "react";
import { m } from "../../paraglide/messages.js";
import styles from "./camera.module.css";
import type { CameraState } from "./use-camera.ts";

/** The camera's picture, with a frame for the code. */
export function CameraView({ video, state }: { video: RefObject<HTMLVideoElement | null>; state: CameraState }) {
	return (
		<div className={styles.view} hidden={state === "missing"}>
			<video ref={video} className={styles.video} muted playsInline />
			{state === "starting" && <span className={styles.starting}>{m.parts_camera_starting()}</span>}
		</div>
	);
}
