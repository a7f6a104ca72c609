/**
 * Every call of the API by name, as plain data: the browser's client needs nothing else. What goes in and comes out
 * of each stands in `endpoints.ts`, which must know every name of this list.
 */
export const calls = {
	listGyms: "GET /gym",
	listGymRooms: "GET /gym/{id}/gym_room",
	getActivePromotion: "GET /promotion/active",
	getTime: "GET /time",
	listPeriods: "GET /period/gym_room/{roomId}",
	listPromotionPeriods: "GET /promotion/period/gym_room/{roomId}",
	bookPeriod: "POST /period/{id}/booking",
	bookPeriodAsGuest: "POST /period/{id}/booking/guest",
	bookPromotionPeriod: "POST /promotion/period/{id}/booking",
	bookPromotionPeriodAsGuest: "POST /promotion/period/{id}/booking/guest",
	cancelPeriod: "DELETE /period/{id}/booking",
	cancelPromotionPeriod: "DELETE /promotion/period/{id}/booking",
	listNearby: "GET /period/{id}/nearby",
	getUser: "GET /user",
	patchUser: "PATCH /user",
	deleteUser: "DELETE /user",
	login: "POST /user/login",
	logout: "POST /user/logout",
	register: "POST /user/register",
	verifyUser: "POST /user/verify",
	resendVerification: "POST /user/resend-verification",
	forgotPassword: "POST /user/forgot-password",
	resetPassword: "POST /user/reset-password",
	changePassword: "POST /user/password",
	listSessions: "GET /user/session",
	endSessions: "DELETE /user/session",
	exportUser: "GET /user/export",
	listOwnBookings: "GET /user/booking",
	getCalendarFeed: "GET /user/calendar",
	renewCalendarFeed: "POST /user/calendar",
	listVideos: "GET /user/group-code",
	submitGroupCode: "POST /user/group-code",
	countVideoView: "POST /user/video/{id}",
	listTrainings: "GET /training",
	listTrainers: "GET /trainer",
	listEvents: "GET /event",
	listHomeEvents: "GET /event/home",
	getEvent: "GET /event/{id}",
	listBlogPosts: "GET /blog",
	getBlogPost: "GET /blog/{id}",
	listPriceGroups: "GET /price-list",
	listQuestions: "GET /question",
	listTermsBlocks: "GET /terms",
	getPadel: "GET /padel",
	downloadApp: "GET /app/apk/download",
	search: "GET /search",
	getFormChallenge: "GET /form/challenge",
	sendFreeTrainingForm: "POST /form/free_training",
	sendPriceForm: "POST /form/price",
	sendTrainingSelectionForm: "POST /form/training_selection",
	sendLeadForm: "POST /form/lending_page",
	getHealth: "GET /health",
	getReady: "GET /ready",
	getOpenApi: "GET /openapi.json",
} as const satisfies Record<string, `${"GET" | "POST" | "PATCH" | "DELETE"} /${string}`>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
export type Method = Calls[CallName] extends `${infer M} ${string}` ? M : never;

export function splitCall(call: `${Method} /${string}`): { method: Method; path: string } {
	const [method, path] = call.split(" ") as [Method, string];
	return { method, path };
}
