import { brand } from "@kvart/contract/brand";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs/breadcrumbs.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Chip } from "../../ui/chip/chip.tsx";
import { Poster } from "../../ui/poster/poster.tsx";
import { Rating } from "../../ui/rating/rating.tsx";
import { ClubAbout } from "./club-about.tsx";
import type { ClubData } from "./club-data.ts";
import { ClubOthers } from "./club-others.tsx";
import { ClubPeople } from "./club-people.tsx";
import { ClubPromotion } from "./club-promotion.tsx";
import { ClubVisit } from "./club-visit.tsx";
import { Gallery } from "./gallery.tsx";
import { OpenNow } from "./open-now.tsx";

function Meta({ club }: { club: ClubData }) {
	if (club.soon) return <Chip look="lime">{club.words.soon}</Chip>;
	return (
		<>
			<OpenNow {...club.open} />
			{club.chips.map((chip) => (
				<Chip key={chip}>{chip}</Chip>
			))}
			<Rating value={club.rating} />
		</>
	);
}

/** One club. What it has not, it does not show: a club that opens soon has neither address, map nor gallery. */
export function ClubPage({ club }: { club: ClubData }) {
	const { words, picture, smallPicture } = club;
	const localePath = useLocalePath();
	return (
		<>
			<Poster
				word={club.name}
				picture={smallPicture ? { ...picture, alt: `${brand.name} ${club.name}` } : picture}
				small={smallPicture}
				top={<Breadcrumbs trail={[{ label: words.clubs, to: localePath("/clubs") }]} current={club.name} />}
				meta={<Meta club={club} />}
				action={
					club.schedule && (
						<LinkButton to={localePath(club.schedule)} arrow="forward">
							{words.schedule}
						</LinkButton>
					)
				}
				features={club.features}
			/>
			{club.visit && <ClubVisit name={club.name} visit={club.visit} />}
			<ClubAbout club={club} />
			{club.promotion && <ClubPromotion promotion={club.promotion} />}
			{club.gallery && <Gallery gallery={club.gallery} />}
			<ClubPeople club={club} />
			<ClubOthers club={club} />
		</>
	);
}
