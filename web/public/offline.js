// The page comes back by itself when the server answers again; and it speaks one language, if it knows which.
const AGAIN = 3000;

async function look() {
  const answer = await fetch("/", { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  if (answer?.ok) location.reload();
}
addEventListener("online", look);
setInterval(look, AGAIN);

const { language } = JSON.parse(localStorage.getItem("yurt.prefs") ?? "{}");
const spoken = document.querySelector(`p[lang="${language}"]`);
if (spoken) {
  document.documentElement.lang = language;
  for (const other of document.querySelectorAll("p[lang]")) other.hidden = other !== spoken;
}
