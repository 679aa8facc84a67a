<?php
/*
 * For php.test.ts, run by `php -S`: writes each post as PHP parsed it to the file MESSAGES, as a
 * line of JSON, and replies like Contact Form 7. PHP itself drops the same parts as before a
 * plugin. RULES has the forms' rules as JSON.
 */
if ($_SERVER["REQUEST_METHOD"] === "GET" && preg_match('#/contact-forms/[\w-]+/feedback/schema$#', $_SERVER["REQUEST_URI"])) {
    header("Content-Type: application/json");
    exit(json_encode(["version" => "Contact Form 7 SWV Schema 2024-10", "locale" => "en_US", "rules" => json_decode(getenv("RULES") ?: "[]")]));
}
$tag = $_POST["_wpcf7_unit_tag"] ?? "";
header("Content-Type: application/json");
if (!preg_match('/^[\w-]+$/', $tag)) {
    http_response_code(400);
    exit(json_encode(["code" => "wpcf7_unit_tag_not_found", "message" => "There is no valid unit tag.", "data" => ["status" => 400]]));
}
$files = [];
foreach ($_FILES as $field => $file) {
    $files[] = ["field" => $field, "name" => $file["name"], "error" => $file["error"], "size" => $file["size"], "sha256" => $file["error"] === UPLOAD_ERR_OK ? hash_file("sha256", $file["tmp_name"]) : ""];
}
file_put_contents(getenv("MESSAGES"), json_encode(["path" => $_SERVER["REQUEST_URI"], "fields" => $_POST, "files" => $files]) . "\n", FILE_APPEND | LOCK_EX);
echo json_encode(["contact_form_id" => 7, "status" => "mail_sent", "message" => "Thank you for your message. It has been sent.", "posted_data_hash" => "", "into" => "#$tag", "invalid_fields" => []]);
