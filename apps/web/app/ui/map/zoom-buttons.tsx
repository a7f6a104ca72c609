import { Minus, Plus } from "lucide-react";
import { IconButton } from "../icon-button/icon-button.tsx";
import type { MapWords } from "./city-map.tsx";

interface ZoomButtonsProps {
	zoom: (step: 1 | -1) => void;
	words: MapWords;
	className: string | undefined;
}

export function ZoomButtons({ zoom, words, className }: ZoomButtonsProps) {
	return (
		<div className={className}>
			<IconButton glyph={Plus} label={words.zoomIn} onClick={() => zoom(1)} />
			<IconButton glyph={Minus} label={words.zoomOut} onClick={() => zoom(-1)} />
		</div>
	);
}
