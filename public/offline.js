// Brings the page back by itself as soon as the server is in reach.
const again = () => window.location.reload()
document.getElementById('again')?.addEventListener('click', again)
window.addEventListener('online', again)
setInterval(() => {
  fetch('/api/health', { cache: 'no-store' }).then(
    (answer) => answer.ok && again(),
    () => {},
  )
}, 4_000)
