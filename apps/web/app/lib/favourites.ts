/** The name of the buttons; its value is kind and id, as in `coach 5`. */
export const favouriteName = "favourite";

export const favouriteShown = "favouriteshown";

/** For a button that an app renders: `enhance/favourites.ts`, which knows the member's favourites, marks it. */
export function showFavourite(button: HTMLButtonElement): void {
	button.dispatchEvent(new Event(favouriteShown, { bubbles: true }));
}
