/** Separate from the styles of the site. */
export const mailboxStyle = `
*{box-sizing:border-box}
html{font:1rem/1.5 Arial,Helvetica,sans-serif;color:#0b0d0e;background:#f5f3ec;color-scheme:light}
body{margin:0;min-height:100vh;display:flex;flex-direction:column}
a{color:inherit}
:focus-visible{outline:3px solid #0b0d0e;outline-offset:2px}
header{background:#0b0d0e;color:#f5f3ec;padding:1rem clamp(1rem,2.2vw,2rem);display:flex;flex-wrap:wrap;gap:.5rem 2rem;align-items:baseline;border-bottom:6px solid #c8ff2e}
header :focus-visible{outline-color:#c8ff2e}
.mark{font:900 1.5rem/1 "Arial Black",Arial,sans-serif;text-decoration:none}
.what{font:900 1rem/1.2 "Arial Black",Arial,sans-serif;text-transform:uppercase;color:#c8ff2e;margin:0}
header nav{margin-left:auto;display:flex;gap:1rem}
header nav a{padding:.35rem 0}
header nav [aria-current]{text-decoration:none;color:#c8ff2e}
.note{margin:0;padding:.75rem clamp(1rem,2.2vw,2rem);border-bottom:2px solid #0b0d0e;background:#d9d5ca;font-size:.9375rem}
.box{flex:1;display:grid;grid-template-columns:minmax(0,1fr)}
.list{list-style:none;margin:0;padding:0}
.list a{display:grid;gap:.15rem;padding:.9rem clamp(1rem,2.2vw,2rem);border-bottom:1px solid #d9d5ca;text-decoration:none}
.list a:hover{background:#fff}
.list [aria-current]{background:#0b0d0e;color:#f5f3ec;box-shadow:inset 6px 0 #c8ff2e}
.subject{font-weight:700}
.facts{font-size:.875rem;display:flex;flex-wrap:wrap;gap:0 1rem;justify-content:space-between;overflow-wrap:anywhere}
.empty{padding:3rem clamp(1rem,2.2vw,2rem);font:900 1.4rem/1.15 "Arial Black",Arial,sans-serif;text-transform:uppercase;margin:0}
article{padding:1.5rem clamp(1rem,2.2vw,2rem) 2rem;display:flex;flex-direction:column;min-width:0}
h1{font:900 clamp(1.4rem,1rem + 1.6vw,2.2rem)/1.05 "Arial Black",Arial,sans-serif;text-transform:uppercase;margin:0 0 .75rem;overflow-wrap:anywhere}
article p{margin:0 0 .75rem;overflow-wrap:anywhere}
.files{list-style:none;margin:0 0 1rem;padding:0;display:flex;flex-wrap:wrap;gap:.5rem}
.files a{display:inline-block;padding:.5rem .9rem;border:2px solid #0b0d0e;font-weight:700;text-decoration:none}
.files a:hover{background:#c8ff2e}
iframe{width:100%;min-height:46rem;flex:1;border:2px solid #0b0d0e;background:#d9d5ca}
@media (min-width:1024px){.box{grid-template-columns:26rem minmax(0,1fr)}.box>.list,.box>.empty{border-right:2px solid #0b0d0e}}
@media (max-width:1023px){.open .list{order:2;border-top:2px solid #0b0d0e}}
`;
