import { LinkButton } from "../../ui/button/link-button.tsx";
import { onTheSpot } from "../../ui/link/on-the-spot.ts";
import { gymParam } from "./gym-param.ts";
import type { CentreWords } from "./landing-data.ts";

interface PickLinkProps {
	gym: string;
	words: CentreWords;
	onPick: (gym: string) => void;
}

/** Puts a centre into the form and goes there; without scripts the address does both. */
export function PickLink({ gym, words, onPick }: PickLinkProps) {
	return (
		<LinkButton
			to={`?${gymParam}=${encodeURIComponent(gym)}#form`}
			size="small"
			aria-label={words.trialAt.replace("{name}", gym)}
			onClick={onTheSpot(() => onPick(gym))}
		>
			{words.trial}
		</LinkButton>
	);
}
