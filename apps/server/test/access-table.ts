import type { CallName } from "@kvart/contract/calls";
import type { StaffCallName } from "@kvart/contract/staff/calls";

// Written by hand: the contract, which the servers follow, is compared with it. A new call needs a row here.

type RoleLetters = `${"R" | "."}${"C" | "."}${"M" | "."}${"E" | "."}${"A" | "."}`;

/**
 * Receptionist, Coach, Manager, Editor, Administrator; a dot for a role that is refused.
 * `club`: only for records of one's clubs, and for a coach of one's classes. `chain`: only for accounts of all clubs.
 * `own`: only for one's own classes. `early`: before the session has shown its second factor.
 */
export type OfficeAccess = `${RoleLetters}${"" | " club" | " chain" | " own"}${"" | " early"}`;

export const officeAccess: Record<StaffCallName, OfficeAccess> = {
	// Own session and second factor
	getStaffSession: "RCMEA early",
	lockStaffSession: "RCMEA early",
	unlockStaffSession: "RCMEA early",
	confirmSecondFactor: "RCMEA early",
	setUpSecondFactor: "RCMEA",
	turnOnSecondFactor: "RCMEA",
	turnOffSecondFactor: "RCMEA",
	renewRecoveryCodes: "RCMEA",
	startPasskeyConfirmation: "RCMEA early",
	confirmByPasskey: "RCMEA early",

	// Only what the role may open
	findInOffice: "RCMEA",

	// Accounts of staff
	listStaffAccounts: "....A",
	inviteStaffAccount: "....A",
	changeStaffAccount: "....A",
	repeatStaffInvitation: "....A",
	endStaffSessions: "....A",
	resetStaffSecondFactor: "....A",

	// Settings and retention
	getStaffSettings: "....A",
	changeStaffSettings: "....A",
	listRetentionRuns: "....A",

	// Pictures
	uploadPicture: "..MEA",

	// Stories
	listStaffPosts: "..MEA chain",
	getStaffPost: "..MEA chain",
	addStaffPost: "..MEA chain",
	changeStaffPost: "..MEA chain",
	removeStaffPost: "..MEA chain",
	listStaffEvents: "..MEA chain",
	getStaffEvent: "..MEA chain",
	addStaffEvent: "..MEA chain",
	changeStaffEvent: "..MEA chain",
	removeStaffEvent: "..MEA chain",
	getHomeBanner: "..MEA chain",
	changeHomeBanner: "..MEA chain",

	// Audit log
	listAuditEntries: "....A",
	getAuditChoices: "....A",

	// The desk
	getDeskDay: "R.M.A",
	findDeskMembers: "R.M.A",
	checkInByCode: "R.M.A",
	getRoster: "RCM.A club",
	getRosterSheet: "R.M.A club",
	listClassMessages: "R.M.A club",
	sendClassMessage: "R.M.A club",
	bookGuestAtDesk: "R.M.A club",
	bookMemberAtDesk: "R.M.A club",
	waitAtDesk: "R.M.A club",
	endWaitAtDesk: "R.M.A club",
	checkIn: "RCM.A club",
	undoCheckIn: "RCM.A club",
	cancelAtDesk: "R.M.A club",

	// Members
	forgiveBooking: "R.M.A club",
	undoForgiveness: "R.M.A club",
	listStaffMembers: "R.M.A",
	getStaffMember: "R.M.A club",
	blockStaffMember: "..M.A club",
	changeMemberContact: "R.M.A club",
	addMemberNote: "R.M.A club",
	removeMemberNote: "R.M.A club",
	resendStaffMemberConfirmation: "R.M.A club",
	showNationalId: "....A",
	eraseStaffMember: "....A",

	// Records
	listTrainingRecords: "..MEA chain",
	getTrainingRecord: "..MEA chain",
	changeTrainingRecord: "..MEA chain",
	addTrainingRecord: "..MEA chain",
	removeTrainingRecord: "..MEA chain",
	orderTrainingRecords: "..MEA chain",
	listCoachRecords: "..MEA chain",
	getCoachRecord: "..MEA chain",
	changeCoachRecord: "..MEA chain",
	addCoachRecord: "..MEA chain",
	removeCoachRecord: "..MEA chain",
	orderCoachRecords: "..MEA chain",
	listClubRecords: "..MEA",
	getClubRecord: "..MEA club",
	changeClubRecord: "..MEA club",
	addClubRecord: "....A",
	removeClubRecord: "....A",
	listPriceListRecords: "..MEA chain",
	getPriceListRecord: "..MEA chain",
	changePriceListRecord: "..MEA chain",
	addPriceListRecord: "..MEA chain",
	removePriceListRecord: "..MEA chain",
	listPadelRecords: "..MEA chain",
	getPadelRecord: "..MEA chain",
	changePadelRecord: "..MEA chain",
	listQuestionRecords: "..MEA chain",
	getQuestionRecord: "..MEA chain",
	changeQuestionRecord: "..MEA chain",
	addQuestionRecord: "..MEA chain",
	removeQuestionRecord: "..MEA chain",
	orderQuestionRecords: "..MEA chain",
	listTermsBlockRecords: "..MEA chain",
	getTermsBlockRecord: "..MEA chain",
	changeTermsBlockRecord: "..MEA chain",
	addTermsBlockRecord: "..MEA chain",
	removeTermsBlockRecord: "..MEA chain",
	orderTermsBlockRecords: "..MEA chain",
	listPromotionRecords: "..MEA chain",
	getPromotionRecord: "..MEA chain",
	changePromotionRecord: "..MEA chain",
	addPromotionRecord: "..MEA chain",
	removePromotionRecord: "..MEA chain",
	listReplyTemplateRecords: "R.MEA",
	getReplyTemplateRecord: "..MEA chain",
	changeReplyTemplateRecord: "..MEA chain",
	addReplyTemplateRecord: "..MEA chain",
	removeReplyTemplateRecord: "..MEA chain",
	orderReplyTemplateRecords: "..MEA chain",
	listVideoGroupRecords: "..MEA chain",
	getVideoGroupRecord: "..MEA chain",
	changeVideoGroupRecord: "..MEA chain",
	addVideoGroupRecord: "..MEA chain",
	removeVideoGroupRecord: "..MEA chain",
	listGroupCodeRecords: "..MEA chain",
	getGroupCodeRecord: "..MEA chain",
	changeGroupCodeRecord: "..MEA chain",
	addGroupCodeRecord: "..MEA chain",
	removeGroupCodeRecord: "..MEA chain",
	listVideoRecords: "..MEA chain",
	getVideoRecord: "..MEA chain",
	changeVideoRecord: "..MEA chain",
	addVideoRecord: "..MEA chain",
	removeVideoRecord: "..MEA chain",
	orderVideoRecords: "..MEA chain",
	listOpeningRequests: "..MEA club",
	announceOpening: "..MEA club",
	previewPriceList: "..MEA chain",
	listVideoViews: "..MEA chain",

	// Enquiries
	listEnquiries: "R.M.A",
	countEnquiries: "R.M.A",
	listEnquiryAssignees: "R.M.A",
	exportEnquiries: "R.M.A",
	getEnquiry: "R.M.A club",
	changeEnquiries: "R.M.A club",
	listEnquiryMembers: "R.M.A club",
	changeEnquiry: "R.M.A club",
	addEnquiryNote: "R.M.A club",
	replyToEnquiry: "R.M.A club",
	mergeEnquiries: "R.M.A club",

	// Reports
	getFillNumbers: "..M.A club",
	getBookingNumbers: "..M.A club",
	getNoShowNumbers: "..M.A club",
	listNoShows: "R.M.A club",
	getCoachHours: "..M.A club",
	listCohorts: "..M.A club",
	getEnquiryFunnel: "..M.A club",
	getEnquiryNumbers: "..M.A club",

	// Schedule
	getScheduleWeek: "..M.A club",
	addSchedulePeriod: "..M.A club",
	copyScheduleWeek: "..M.A club",
	changeSchedulePeriod: "..M.A club",
	changeScheduleDate: "..M.A club",
	moveSchedulePeriod: "..M.A club",
	cancelSchedulePeriod: "..M.A club",
	restoreSchedulePeriod: "..M.A club",
	removeSchedulePeriod: "..M.A club",
	listScheduleChanges: "..M.A club",
	undoScheduleChange: "..M.A club",
	sendScheduleMails: "..M.A club",
	listCalls: "R.M.A club",
	listCoachClasses: "..M.A",
	listAbsences: "..M.A club",
	addAbsence: "..M.A club",
	removeAbsence: "..M.A club",
	setCoachAway: "..M.A club",
	recordCalls: "R.M.A club",
	listScheduleClosings: "..M.A club",
	addScheduleClosing: "..M.A club",
	changeScheduleClosing: "..M.A club",
	withdrawScheduleClosing: "..M.A club",
	listSubstitutions: "..M.A",
	declineSubstitution: "..M.A club",

	// Own classes of a coach
	getOwnWeek: ".C...",
	listOwnAbsences: ".C...",
	addOwnAbsence: ".C...",
	removeOwnAbsence: ".C... own",
	getOwnHours: ".C...",
	requestSubstitute: ".C... own",
	withdrawRequest: ".C... own",
	listOffers: ".C...",
	takeOffer: ".C... own",
	releaseOffer: ".C... own",
};

/**
 * `session`: for everyone who is logged in. `unlocked`: staff have shown their second factor, too, and the session is not
 * locked. `proof`: also a fresh proof of the owner. `early`: staff who still have to set up a second factor may call it.
 */
export type PublicAccess = "everyone" | "session" | "unlocked" | "unlocked early" | "proof" | "proof early";

export const publicAccess: Record<CallName, PublicAccess> = {
	// Clubs
	listGyms: "everyone",
	listGymRooms: "everyone",
	listClosings: "everyone",
	requestOpeningNotice: "everyone",

	// Schedule
	getTime: "everyone",
	getActivePromotion: "everyone",
	listPeriods: "everyone",
	listPromotionPeriods: "everyone",
	listNearby: "everyone",
	findPeriods: "everyone",

	// Memberships
	listPlans: "everyone",

	// Booking
	bookPeriod: "session",
	bookPeriodAsGuest: "everyone",
	bookPromotionPeriod: "session",
	bookPromotionPeriodAsGuest: "everyone",
	getUnconfirmedBooking: "everyone",
	confirmGuestBooking: "everyone",
	getLinkedBooking: "everyone",
	cancelLinkedBooking: "everyone",
	cancelPeriod: "session",
	cancelPromotionPeriod: "session",
	waitForPeriod: "session",
	waitForPromotionPeriod: "session",
	leaveWaiting: "session",
	leavePromotionWaiting: "session",

	// Members
	getUser: "session",
	proveIdentity: "session",
	startPasskeyProof: "session",
	sendProofLink: "session",
	// Another phone needs a proof: `modules/proof`.
	patchUser: "session",
	deleteUser: "proof",
	login: "everyone",
	startPasskeyLogin: "everyone",
	loginWithPasskey: "everyone",
	listPasskeys: "unlocked early",
	startPasskey: "proof early",
	addPasskey: "unlocked early",
	renamePasskey: "unlocked",
	removePasskey: "proof",
	getPush: "session",
	subscribeToPush: "session",
	unsubscribeFromPush: "session",
	startGoogle: "everyone",
	finishGoogle: "everyone",
	logout: "session",
	register: "everyone",
	verifyUser: "everyone",
	changeEmail: "proof",
	stopEmailChange: "everyone",
	resendVerification: "everyone",
	forgotPassword: "everyone",
	resetPassword: "everyone",
	changePassword: "proof",
	listSessions: "unlocked",
	endSessions: "proof",
	endSession: "proof",
	linkProvider: "proof",
	unlinkGoogle: "proof",
	unlinkFacebook: "proof",
	exportUser: "proof",
	listOwnBookings: "session",
	listOwnWaits: "session",
	getLateCancellations: "session",
	getBookingPause: "session",
	listFavourites: "session",
	addFavourite: "session",
	removeFavourite: "session",
	findFavouritePeriods: "session",
	getCalendarFeed: "session",
	renewCalendarFeed: "session",

	// Videos
	listVideos: "session",
	submitGroupCode: "session",
	countVideoView: "session",

	// Content
	listTrainings: "everyone",
	listTrainers: "everyone",
	listEvents: "everyone",
	listHomeEvents: "everyone",
	getEvent: "everyone",
	listBlogPosts: "everyone",
	getBlogPost: "everyone",
	getPreviewedPrices: "everyone",
	listPriceGroups: "everyone",
	listQuestions: "everyone",
	listTermsBlocks: "everyone",
	getPadel: "everyone",
	downloadApp: "everyone",
	search: "everyone",

	// Enquiries
	getFormChallenge: "everyone",
	sendFreeTrainingForm: "everyone",
	sendPriceForm: "everyone",
	sendTrainingSelectionForm: "everyone",
	sendLeadForm: "everyone",

	// Service
	getHealth: "everyone",
	getReady: "everyone",
	getOpenApi: "everyone",
};
