/** Where the server moves the mails of the mailbox for answers. People see these names in their mail program. */
export const answerFolders = {
	/** They are in the conversation of their enquiry; attachments are only here. */
	stored: "Upiti",
	/** They belong to no enquiry, or could not be read: somebody has to look at them. */
	review: "Za proveru",
} as const;
