require "test_helper"

class TasksTest < ActionDispatch::IntegrationTest
  test "adds a task and marks it done" do
    post tasks_path, params: { task: { title: "Water <plants>" } }
    follow_redirect!
    assert_select "li", /Water <plants>/

    patch task_path(Task.last)
    assert Task.last.done?
  end

  test "rejects a task without a title" do
    post tasks_path, params: { task: { title: "" } }
    assert_response :unprocessable_entity
    assert_select "[role=alert]", "Title can't be blank"
  end
end
