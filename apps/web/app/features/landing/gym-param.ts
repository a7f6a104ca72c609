/** `?gym=Zemun` puts a centre into the form. */
export const gymParam = "gym";
