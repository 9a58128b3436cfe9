# Data from played deals: `quinola generate`.

generate-compiling = compiling the fast core, once on this machine: { $step } of { $steps }
generate-progress = { $done } of { $deals } deals
generate-interrupted = Interrupted; { $file } was not written
generate-done = { $file }: { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
 }, { $bytes ->
    [one] { $bytes } byte
   *[other] { $bytes } bytes
 }, { $each } a deal
generate-made-by = rules { $rules }, players { $players }, seed { $seed }
generate-provenance-within = provenance: in the file's metadata under the key "quinola"
generate-provenance-beside = provenance: { $file }
generate-stumbles-raised = { $count ->
    [one] A player failed by an error { $count } time
   *[other] Players failed by an error { $count } times
 }; a legal action was done instead
generate-stumbles-illegal = { $count ->
    [one] A player chose what the rules forbid { $count } time
   *[other] Players chose what the rules forbid { $count } times
 }; a legal action was done instead

generate-players = { $count ->
    [one] { $count } player is named
   *[other] { $count } players are named
 }; name one for all seats, or four
generate-suffix = { $file }: the name must end in one of { $allowed }
generate-exists = { $file } is there already; --force replaces it
generate-pyarrow-missing = Parquet needs pyarrow; it comes with the extra: pip install "quinola[parquet]"
generate-not-parquet = { $file } is no Parquet file: { $error }
generate-no-provenance = nothing tells where { $file } comes from
generate-worker-died = a worker process died; nothing was written
