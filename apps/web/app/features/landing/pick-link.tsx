import { ButtonContent, type ButtonLook, lookClass } from "../../ui/button/button-look.tsx";
import { Link } from "../../ui/link/link.tsx";
import { type CentreWords, gymParam } from "./landing-data.ts";

/** Puts a centre into the form and goes there (`enhance/pick-centre.ts`); without scripts the address does both. */
export function PickLink({ gym, words }: { gym: string; words: CentreWords }) {
	const shape: ButtonLook = { size: "small", children: words.trial };
	return (
		<Link
			to={`?${gymParam}=${encodeURIComponent(gym)}#form`}
			data-pick-centre={gym}
			aria-label={words.trialAt.replace("{name}", gym)}
			className={lookClass(shape)}
		>
			<ButtonContent {...shape} />
		</Link>
	);
}
