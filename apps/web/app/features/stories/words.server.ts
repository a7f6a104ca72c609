import { m } from "../../paraglide/messages.js";
import type { ShareWords, StoryWords, TrialWords } from "./stories-data.ts";

export function trialWords(): TrialWords {
	return {
		text: m.stories_trial_text(),
		action: m.stories_trial_action(),
	};
}

function shareWords(): ShareWords {
	return {
		title: m.stories_share(),
		mail: m.stories_share_mail(),
		native: m.stories_share_native(),
		copy: m.stories_copy(),
		copied: m.stories_copied(),
		notCopied: m.stories_not_copied(),
	};
}

export function postWords(): StoryWords {
	return {
		section: m.stories_blog(),
		all: m.stories_blog_all(),
		older: m.stories_blog_older(),
		newer: m.stories_blog_newer(),
		neighbours: m.stories_neighbours(),
		contents: m.stories_contents(),
		related: m.stories_blog_related(),
		share: shareWords(),
		trial: trialWords(),
	};
}

export function eventWords(): StoryWords {
	return {
		...postWords(),
		section: m.stories_events(),
		all: m.stories_events_list(),
		older: m.stories_events_older(),
		newer: m.stories_events_newer(),
		related: m.stories_events_others(),
	};
}
