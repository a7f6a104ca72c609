import { Sheet } from "../../ui/sheet/sheet.tsx";
import type { ShownVideo } from "./video-grid.tsx";

interface DescriptionSheetProps {
	video: ShownVideo;
	onClose: () => void;
}

/** Title and description in full. */
export function DescriptionSheet({ video, onClose }: DescriptionSheetProps) {
	return (
		<Sheet open onClose={onClose} title={video.title}>
			<p>{video.description}</p>
		</Sheet>
	);
}
