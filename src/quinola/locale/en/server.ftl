# The server: what it says in the terminal, and why it refuses a request.

serve-at = Quinola is open at { $address }
serve-lan = for others in the same network: { $address }
serve-lan-none = this machine has no address in a local network
serve-how-to-stop = Ctrl-C stops it; every table is kept, and goes on when it is started again.
serve-stopped = Stopped. Every table is kept.
serve-pages-missing = The pages of the browser are not built here; programs can play all the same.
serve-port = port { $port } cannot be had: { $error }
serve-port-next = Port { $taken } is taken by another program; this is the next that was free.
serve-no-browser = No browser could be opened from here. Open this address in one: { $address }
serve-runs-already = Quinola is already running, at { $address }

backup-made = { $file }: a copy of every table as it is now
backup-restored = { $file }: every table is as it was when the copy was made

database-unknown = this names no database; what does is a file, or { $forms }
database-driver-missing = PostgreSQL’s driver is not installed; it comes with the extra: pip install "quinola[postgresql]"
database-fails = the database cannot be used: { $error }
database-missing = there is no database here: { $file }
database-foreign = this is no sound copy of tables: { $file }
database-busy = another server is using this database: { $file }
database-not-sqlite = only SQLite is copied so; PostgreSQL has commands of its own for it

too-fast = too much at once; a moment, please
hello-first = say first which table it is about
hint-late = no advice was found in time
server-not-saved = this could not be saved, and so has not happened
server-stopping = the server is being restarted; try again in a moment
server-fails = something has gone wrong at the server; nothing has changed
host-foreign = this server is not known under that address
origin-foreign = a page from elsewhere may not do this
too-many = too many requests from here; try again later
page-unknown = there is no such page
page-not-built = the pages are not built here
match-unknown = there is no such match
deal-unknown = there is no such deal, or it is not over yet
request-broken = this request cannot be understood: { $error }
request-large = this request is too long
request-method = this cannot be done so
